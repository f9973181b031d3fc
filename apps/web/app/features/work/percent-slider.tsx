import styles from './drawing-view.module.css';

interface PercentSliderProps {
  label: string;
  value: number;
  /** What the value means, as it is spoken. */
  valueText: string;
  onChange: (percent: number) => void;
}

/** A slider from 0 to 100 below the large view. */
export function PercentSlider({ label, value, valueText, onChange }: PercentSliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      min="0"
      max="100"
      step="1"
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
