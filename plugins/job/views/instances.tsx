import { type ActionViewProps, ResourcePanel } from '@jwsk/kit'
import type { JobInfo } from '@jwsk/sdk/job'
import { useMemo } from 'react'
import jobInstances from '../resources/job-instance'

/** Results of a job's runs, newest first. */
export default function Instances({ target }: ActionViewProps<JobInfo>) {
  const { id = '' } = target
  const ofJob = useMemo(() => ({ jobInfoId: id }), [id])
  return <ResourcePanel resource={jobInstances} baseQuery={ofJob} urlPrefix="runs" />
}
