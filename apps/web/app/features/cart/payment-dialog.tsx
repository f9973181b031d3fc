import type { CartItem } from '@kalavithi/contract/cart';
import { useState, type FormEvent } from 'react';
import { matClass } from '../../brand/mat';
import {
  errorsAfterChange,
  focusFirstError,
  formValues,
  validateForm,
  type FormErrors,
} from '../../lib/forms/form-errors';
import { notify } from '../../lib/shell/toasts';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/field';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import { groupCardNumber } from './card-number';
import { cvvMaxLength, Payment } from './payment';
import styles from './payment-dialog.module.css';

/** Works that the head shows; the rest are counted. */
const shownWorks = 4;

interface PaymentDialogProps {
  /** What is bought. */
  items: readonly CartItem[];
  /** Whole rupees. */
  total: number;
  onPaid: () => void;
  onClose: () => void;
}

/** Groups a typed card number; `maxLength` would count the spaces. */
const group = (input: HTMLInputElement) => {
  const { text, cursor } = groupCardNumber(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(cursor, cursor);
};

/** Whether the browser supports month fields; otherwise the text field needs a hint. */
const hasMonthPicker = (): boolean => {
  const input = document.createElement('input');
  input.type = 'month';
  return input.type === 'month';
};

/** The first works of what is bought, small, and how many more there are. */
function BoughtWorks({ items }: { items: readonly CartItem[] }) {
  const more = items.length - shownWorks;
  return (
    <div className={styles.bought}>
      <ul className={styles.works} aria-label="What you buy">
        {items.slice(0, shownWorks).map(({ id, name, picture }) => (
          <li key={id}>
            <div className={classes(matClass, styles.mat)}>
              {/* The size of the cart's list, whose file the browser has. */}
              {picture && (
                <Picture sources={pictureSources(picture)} sizes="168px" priority="early" decorative whole />
              )}
            </div>
            <span className="sr">{name}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{`and ${more} more`}</p>}
    </div>
  );
}

/** The payment form. It makes no call: the input stays on the page, and no money is taken. */
export function PaymentDialog({ items, total, onPaid, onClose }: PaymentDialogProps) {
  const [errors, setErrors] = useState<FormErrors<Payment>>({});
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const result = validateForm(Payment, formValues(form));
    setErrors(result.errors ?? {});
    if (result.errors) {
      focusFirstError(form);
      return;
    }
    notify('✅ Payment successful!', 'success', 'payment');
    onPaid();
    onClose();
  };
  return (
    <Modal labelledBy="payment-title" onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2 id="payment-title">Payment</h2>
        <p className={styles.sum}>
          <span>{items.length === 1 ? '1 item, ' : `${items.length} items, `}</span>
          <span className="price">{rupees(total)}</span>
        </p>
      </header>
      <div className={styles.note}>
        <p>A demonstration: no money is taken, and what you type stays on this page.</p>
        <BoughtWorks items={items} />
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={pay}
        onInput={({ currentTarget, target }) => {
          const found = validateForm(Payment, formValues(currentTarget)).errors;
          setErrors((shown) => errorsAfterChange(shown, (target as HTMLInputElement).name, found));
        }}
      >
        <fieldset>
          <legend>Deliver to</legend>
          <Field label="Name" name="name" required autoComplete="name" error={errors.name} />
          <Field
            label="Address"
            name="address"
            required
            autoComplete="street-address"
            error={errors.address}
          />
          <div className={styles.pair}>
            <Field
              label="Mobile number"
              name="mobile"
              optional
              type="number"
              inputMode="numeric"
              autoComplete="tel-national"
              error={errors.mobile}
            />
            <Field
              label="Pincode"
              name="pincode"
              optional
              type="number"
              inputMode="numeric"
              autoComplete="postal-code"
              error={errors.pincode}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>Pay with</legend>
          <div className={styles.card}>
            <Field
              label="Card number"
              name="cardNumber"
              required
              inputMode="numeric"
              onInput={(event) => group(event.currentTarget)}
              autoComplete="off"
              error={errors.cardNumber}
            />
            <Field
              label="Expiry month"
              name="expiry"
              required
              type="month"
              // Half a month is no value, and yet the field is not empty.
              onBlur={({ currentTarget }) =>
                currentTarget.toggleAttribute('data-begun', currentTarget.validity.badInput)
              }
              {...(hasMonthPicker()
                ? {}
                : { placeholder: 'YYYY-MM', hint: 'Year and month, such as 2029-08.' })}
              autoComplete="off"
              error={errors.expiry}
            />
            <Field
              label="CVV"
              name="cvv"
              required
              inputMode="numeric"
              maxLength={cvvMaxLength}
              autoComplete="off"
              error={errors.cvv}
            />
          </div>
        </fieldset>
        <div className={styles.bar}>
          <Button type="submit" block>
            Pay Now
          </Button>
        </div>
      </form>
    </Modal>
  );
}
