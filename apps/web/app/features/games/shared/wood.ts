import styles from './wood.module.css';

/** The classes of what is made of wood: a letter block, a tray, and the floor of a tray. */
export const wood = { block: styles.wood, tray: styles.tray, floor: styles.floor };
