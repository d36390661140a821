import { Button, Dialog, useTranslate } from '@jwsk/kit'
import { useState } from 'react'

const sizes = ['small', 'medium', 'large', 'drawer', 'full'] as const

/** Dialog that is open while it is rendered; Escape closes it and returns the focus. */
export function Example() {
  const t = useTranslate()
  const [open, setOpen] = useState<(typeof sizes)[number]>()
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      {sizes.map((size) => (
        <Button key={size} onClick={() => setOpen(size)}>
          {size}
        </Button>
      ))}
      {open && (
        <Dialog title={t('dialogs.sizes.title')} size={open} onClose={() => setOpen(undefined)}>
          <p>{t('dialogs.sizes.text')}</p>
        </Dialog>
      )}
    </div>
  )
}
