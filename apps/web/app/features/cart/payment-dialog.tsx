import { useState, type FormEvent } from 'react';
import { focusFirstError, formValues, validateForm, type FormErrors } from '../../lib/forms/form-errors';
import { notify } from '../../lib/shell/toasts';
import { rupees } from '../../lib/format/rupees';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Modal } from '../../ui/modal';
import { cardNumberMaxLength, cvvMaxLength, Payment } from './payment';
import styles from './payment-dialog.module.css';

interface PaymentDialogProps {
  count: number;
  /** Whole rupees. */
  total: number;
  onClose: () => void;
}

/**
 * Removes spaces and hyphens from a card number, then limits its length, because `maxLength` would
 * count them. The cursor stays at its digit.
 */
const joinGroups = (input: HTMLInputElement) => {
  const join = (text: string) => text.replaceAll(/[\s-]/g, '').slice(0, cardNumberMaxLength);
  const joined = join(input.value);
  if (joined === input.value) return;
  const cursor = join(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = joined;
  input.setSelectionRange(cursor, cursor);
};

/** Whether the browser supports month fields; otherwise the text field needs a hint. */
const hasMonthPicker = (): boolean => {
  const input = document.createElement('input');
  input.type = 'month';
  return input.type === 'month';
};

/** The payment form. It makes no call: the input stays on the page, and no money is taken. */
export function PaymentDialog({ count, total, onClose }: PaymentDialogProps) {
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
    notify('✅ Payment successful!');
    onClose();
  };
  return (
    <Modal labelledBy="payment-title" onClose={onClose} className={styles.dialog}>
      <h2 id="payment-title">Payment</h2>
      <p className={styles.sum}>
        <span>{count === 1 ? '1 item, ' : `${count} items, `}</span>
        <span className="price">{rupees(total)}</span>
      </p>
      <form className={styles.form} noValidate onSubmit={pay}>
        <fieldset>
          <legend>Deliver to</legend>
          <div className={styles.pair}>
            <Field label="Name" name="name" required autoComplete="name" error={errors.name} />
            <Field
              label="Mobile number"
              name="mobile"
              type="number"
              inputMode="numeric"
              autoComplete="tel-national"
              error={errors.mobile}
            />
          </div>
          <div className={styles.widePair}>
            <Field
              label="Address"
              name="address"
              required
              autoComplete="street-address"
              error={errors.address}
            />
            <Field
              label="Pincode"
              name="pincode"
              type="number"
              inputMode="numeric"
              autoComplete="postal-code"
              error={errors.pincode}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>Pay with</legend>
          <Field
            label="Card number"
            name="cardNumber"
            required
            inputMode="numeric"
            onInput={(event) => joinGroups(event.currentTarget)}
            autoComplete="off"
            error={errors.cardNumber}
          />
          <div className={styles.pair}>
            <Field
              label="Expiry month"
              name="expiry"
              required
              type="month"
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
        <Button type="submit" block>
          Pay Now
        </Button>
        <p className={styles.note}>
          A demonstration: no money is taken, and what you type stays on this page.
        </p>
      </form>
    </Modal>
  );
}
