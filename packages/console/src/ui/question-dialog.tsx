import { useEffect, useId, useRef } from 'react'

interface QuestionDialogProps {
  readonly title: string
  readonly question: string
  readonly confirm: string
  readonly cancel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question before something that cannot be taken back; open as long as it is rendered, the safe answer has the focus. */
export function QuestionDialog({ title, question, confirm, cancel, onConfirm, onCancel }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, questionId] = [useId(), useId()]
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="question"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={questionId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={questionId}>{question}</p>
      <div className="question-answers">
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" className="button button-primary" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
