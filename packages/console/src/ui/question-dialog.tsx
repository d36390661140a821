import { useId } from 'react'
import { useModalDialog } from './use-modal-dialog'

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
  const [titleId, questionId] = [useId(), useId()]
  const dialog = useModalDialog(onCancel)
  return (
    <dialog {...dialog} className="question" role="alertdialog" aria-labelledby={titleId} aria-describedby={questionId}>
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
