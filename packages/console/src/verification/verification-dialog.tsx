import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { $site } from '../site/model'
import { type ConsoleText, useText } from '../text'
import { isVerified, keepVerified } from './verified-storage'

function problemOf(given: string, expected: string): ConsoleText | undefined {
  if (given === '') return 'verification.empty'
  return given === expected ? undefined : 'verification.wrong'
}

/** A placeholder for a real verification: asks once per browser for a code that everyone can read, and protects nothing. */
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
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<ConsoleText>()
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(code.trim(), expected)
    setProblem(found)
    if (!found) onDone()
  }
  return (
    <dialog ref={dialog} className="question" aria-labelledby={`${id}-title`} onCancel={(event) => event.preventDefault()}>
      <h2 id={`${id}-title`}>{t('verification.title')}</h2>
      <p>{t('verification.hint')}</p>
      <form className="lock-form" noValidate onSubmit={send}>
        <label htmlFor={id}>{t('verification.code')}</label>
        <input
          id={id}
          className="p-inputtext"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <p id={`${id}-problem`} className="field-problem" role="alert">
          {problem ? t(problem) : ''}
        </p>
        <div className="question-answers">
          <button type="submit" className="button button-primary">
            {t('verification.submit')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
