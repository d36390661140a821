import { Button, useKitText } from '@jwsk/ui'
import { useCopy } from '../../runtime/use-copy'

interface CopyButtonProps {
  /** Name of what is copied. */
  readonly label: string
  readonly text: string
}

/** Copy button next to a number that users transfer to other systems. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const t = useKitText()
  const copy = useCopy()
  const name = t('form.copy', { label })
  return (
    <Button
      variant="own"
      icon="copy"
      className="p-1 -my-1 ml-1 border-none bg-transparent text-color-secondary cursor-pointer"
      aria-label={name}
      title={name}
      onClick={() => copy(text)}
    />
  )
}
