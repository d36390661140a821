import './content.css'
import { type ActionViewProps, LoadError, QueryBoundary, RecordDetails, useOperationQuery, useTranslate } from '@jwsk/kit'
import { type Feedback, type FeedbackExt, feedback, feedbackExt } from '@jwsk/sdk/biz'
import feedbacks from '../resources/feedback'
import { Composer } from './composer'
import { closedFeedback, stepNames } from './feedback-steps'

const detailFields = ['feedbackNo', 'feedbackType', 'feedbackStatus', 'contactName', 'contactPhone', 'source', 'satisfaction'] as const

/** Feedback as a conversation: its messages, the steps taken and the next step. */
export default function Conversation({ target: { id }, reload }: ActionViewProps<Feedback>) {
  const record = useOperationQuery(feedback.detail, { id }, { staleTime: 0 })
  const steps = useOperationQuery(feedbackExt.list, { feedbackId: id }, { staleTime: 0 })
  const renew = () => {
    void record.refetch()
    void steps.refetch()
    reload()
  }
  if (record.data === null) return <LoadError {...record} />
  return (
    <QueryBoundary {...record} data={record.data}>
      {(message) => (
        <div className="kit-view">
          <RecordDetails resource={feedbacks} record={message} fields={detailFields} />
          <QueryBoundary {...steps}>{(taken) => <MessageList message={message} steps={taken} />}</QueryBoundary>
          {message.feedbackStatus === closedFeedback ? <Closed /> : <Composer id={id} status={message.feedbackStatus} onSent={renew} />}
        </div>
      )}
    </QueryBoundary>
  )
}

function Closed() {
  const t = useTranslate()
  return <p className="px-3 py-2 border-round surface-hover text-center text-color-secondary">{t('conversation.closed')}</p>
}

function MessageList({ message, steps }: { readonly message: Feedback; readonly steps: readonly FeedbackExt[] }) {
  const t = useTranslate()
  return (
    <ol
      className="content-talk flex flex-column gap-3 p-3 overflow-y-auto border-round-lg surface-ground"
      aria-label={t('conversation.label')}
    >
      <li data-from="visitor">
        <p className="flex flex-wrap column-gap-2 text-xs text-color-secondary">
          <b>{message.contactName || t('conversation.visitor')}</b>
          <time>{message.createTime}</time>
        </p>
        <p>{message.content}</p>
        {message.images && <RecordDetails resource={feedbacks} record={message} fields={['images']} />}
      </li>
      {steps.map((step) => (
        <li key={step.id} data-from="staff" data-step={stepNames[step.handleType]}>
          <p className="flex flex-wrap column-gap-2 text-xs text-color-secondary">
            <b>{t(`conversation.did.${stepNames[step.handleType] ?? 'other'}`, { dept: step.handleDept ?? '' })}</b>
            <span>{step.handleUser}</span>
            <time>{step.handleTime}</time>
          </p>
          <p>{step.handleContent}</p>
        </li>
      ))}
    </ol>
  )
}
