import { useState } from 'react';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { Row, Specimen } from '../specimen';
import { useTexts } from '../use-texts';

export function Overlays() {
  const text = useTexts();
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'confirm' | null>(null);
  const [dialog, sheet, confirm, notice] = text.open;
  const close = () => setOpen(null);
  return (
    <Specimen title={text.sections.overlays}>
      <Row>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          {dialog}
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          {sheet}
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          {confirm}
        </Button>
        <Button variant="outline" onClick={() => toast.success(text.paragraph)}>
          {notice}
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={text.longTitle}
        footer={<Button onClick={close}>{text.action}</Button>}
      >
        {text.paragraph}
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title={text.exhibitor}>
        {text.paragraph}
      </Sheet>
      <Confirm
        open={open === 'confirm'}
        title={text.longAction}
        yes={text.action}
        no={text.empty}
        onYes={close}
        onNo={close}
      >
        {text.paragraph}
      </Confirm>
    </Specimen>
  );
}
