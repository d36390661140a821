import './tour.css'
import { type ActionViewProps, Button, RecordDetails, TextArea, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import { type TourGuide, tourGuide } from '@jwsk/sdk/biz'
import { useId, useState } from 'react'
import tourGuides from '../resources/tour-guide'

const auditApproved = 1
const auditRefused = 2

const reviewedFields = ['guideName', 'idCard', 'guideCertNo', 'guideLevel', 'travelAgency', 'phone', 'avatar', 'certImage'] as const

/** Documents of a guide with their review. */
export default function GuideAudit({ target, done }: ActionViewProps<TourGuide>) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const id = useId()
  const [auditRemark, setRemark] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [sending, setSending] = useState<number>()
  const decide = async (auditStatus: number) => {
    const isWanting = auditStatus === auditRefused && auditRemark.trim() === ''
    setMissing(isWanting)
    if (isWanting) return document.getElementById(id)?.focus()
    setSending(auditStatus)
    try {
      await client.call(tourGuide.audit, { id: target.id, auditStatus, auditRemark })
      done()
    } catch (error) {
      notice.error(error)
      setSending(undefined)
    }
  }
  const button = (status: number) => ({ busy: sending === status, disabled: sending !== undefined, onClick: () => void decide(status) })
  return (
    <div className="kit-view">
      <RecordDetails resource={tourGuides} record={target} fields={reviewedFields} />
      <div>
        <label htmlFor={id}>{t('tourGuide.fields.auditRemark')}</label>
        <TextArea
          id={id}
          rows={3}
          maxLength={255}
          value={auditRemark}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setRemark(event.target.value)
            setMissing(false)
          }}
        />
        <p id={`${id}-note`} className="is-invalid text-xs text-red-500" role="alert">
          {isMissing && t('audit.remarkMissing')}
        </p>
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button variant="primary" {...button(auditApproved)}>
          {t('audit.approve')}
        </Button>
        <Button variant="danger" {...button(auditRefused)}>
          {t('audit.refuse')}
        </Button>
      </div>
    </div>
  )
}
