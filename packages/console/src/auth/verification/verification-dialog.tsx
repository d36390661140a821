import { Button, Dialog, TextInput } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type FormEvent, useId, useState } from 'react'
import { $site } from '../../platform/site/model'
import { type ConsoleTextKey, useText } from '../../platform/text'
import { isVerified, keepVerified } from './verified-storage'

function validateCode(given: string, expected: string): ConsoleTextKey | undefined {
  if (given === '') return 'verification.empty'
  return given === expected ? undefined : 'verification.wrong'
}

/** Placeholder for a real verification: asks once per browser for a code that is public, and protects nothing. */
export function VerificationDialog() {
  const { verificationCode } = useUnit($site)
  const [verified, setVerified] = useState(isVerified)
  if (verificationCode === '' || verified) return null
  const done = () => {
    keepVerified()
    setVerified(true)
  }
  return <CodeDialog expected={verificationCode} onDone={done} />
}

interface CodeDialogProps {
  readonly expected: string
  readonly onDone: () => void
}

function CodeDialog({ expected, onDone }: CodeDialogProps) {
  const t = useText()
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<ConsoleTextKey>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = validateCode(code.trim(), expected)
    setProblem(found)
    if (!found) onDone()
  }
  return (
    <Dialog title={t('verification.title')} size="small">
      <form noValidate onSubmit={send}>
        <div className="kit-dialog-body lock-form">
          <p>{t('verification.hint')}</p>
          <label htmlFor={id}>{t('verification.code')}</label>
          <TextInput
            id={id}
            autoComplete="off"
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <p id={`${id}-problem`} className="field-problem" role="alert">
            {problem ? t(problem) : ''}
          </p>
        </div>
        <div className="kit-dialog-footer">
          <Button type="submit" variant="primary">
            {t('verification.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
