import styles from './mat.module.css';

/** The class of a mat with a work in its middle. Its size and margins are those of the place where it hangs. */
export const matClass = styles.mat;
