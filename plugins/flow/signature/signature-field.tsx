import '../views/flow-page.css'
import { Button, Fallback, loadable, SafeImage, useTranslate } from '@jwsk/kit'
import { type Ref, useId, useState } from 'react'

const SignatureDialog = loadable(() => import('./signature-dialog'))

/** Picture of a signature. */
export function SignatureImage({ url }: { readonly url: string }) {
  const t = useTranslate()
  return (
    <span className="flow-signature inline-flex border-1 surface-border border-round overflow-hidden">
      <SafeImage url={url} label={t('signature.title')} />
    </span>
  )
}

interface SignatureFieldProps {
  /** Address of the picture; `''` without a signature. */
  readonly value: string
  readonly onChange: (url: string) => void
  readonly isRequired: boolean
  readonly error: string | undefined
  readonly buttonRef: Ref<HTMLButtonElement>
}

/** Signature of a handler, made in a dialog. */
export function SignatureField({ value, onChange, isRequired, error, buttonRef }: SignatureFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-column align-items-start gap-1">
      <span id={id}>
        {t('signature.title')}
        {isRequired && (
          <span className="pl-1 text-red-500" aria-hidden="true">
            *
          </span>
        )}
      </span>
      {value !== '' && <SignatureImage url={value} />}
      <div className="flex flex-wrap gap-2">
        <Button ref={buttonRef} aria-describedby={error ? `${id}-error` : undefined} onClick={() => setOpen(true)}>
          {t(value === '' ? 'signature.sign' : 'signature.again')}
        </Button>
        {value !== '' && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('signature.remove')}
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-red-500">
          {error}
        </p>
      )}
      {isOpen && (
        <Fallback fallback={null}>
          <SignatureDialog
            onClose={() => setOpen(false)}
            onSigned={(url) => {
              setOpen(false)
              onChange(url)
            }}
          />
        </Fallback>
      )}
    </div>
  )
}
