import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button';
import { DialogActions } from '../ui/dialog-actions';
import { SubmitButton } from './submit-button';
import type { FormHandle } from './form-handle';

interface DialogButtonsProps<Values extends FieldValues> {
  form: FormHandle<Values>;
  /** Words of the way out and of the button that sends the form. */
  cancel: string;
  submit: string;
  /** What is sent cannot be taken back. */
  isDangerous?: boolean;
  /** Runs when what was typed has been dropped. */
  onCancel: () => void;
}

/** The last row of a form in a dialog: the way out, and the button that sends it. */
export function DialogButtons<Values extends FieldValues>({
  form,
  cancel,
  submit,
  isDangerous = false,
  onCancel,
}: DialogButtonsProps<Values>) {
  return (
    <DialogActions>
      <Button
        variant="outline"
        onClick={() => {
          form.release();
          onCancel();
        }}
      >
        {cancel}
      </Button>
      <SubmitButton form={form} size="md" variant={isDangerous ? 'danger' : 'solid'}>
        {submit}
      </SubmitButton>
    </DialogActions>
  );
}
