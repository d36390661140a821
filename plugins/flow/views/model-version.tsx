import { type CellSlotProps, Tag, type Tone, useCan, useRuntime, useTranslate } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { flowManager, flowModel } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { type Deployment, toDeployment } from '../fields/deployment'

const tones: Readonly<Record<Deployment, Tone>> = { none: 'quiet', current: 'success', behind: 'warning' }
/** Page size for all processes; beyond it, the deployment of a model may be unknown. */
const maxDefinitions = 500

/** Loads the deployed definitions; `undefined` without permission or data. */
function useDefinitions() {
  const { client, scope } = useRuntime()
  const canView = useCan('flow_manager_image')
  const { data } = useQuery({
    // part of the models' query key, because deployments of models invalidate it
    queryKey: [...entityKey(scope, flowModel.page), 'definitions'],
    queryFn: ({ signal }) => client.call(flowManager.page, { current: 1, size: maxDefinitions }, { signal }),
    enabled: canView,
    retry: false,
    // shared by all rows
    staleTime: 1000,
  })
  return data
}

/** Version of a model, with its deployed version and date. */
export function ModelVersion({ row, children }: CellSlotProps<RowOf<typeof flowModel.page>>) {
  const t = useTranslate()
  const known = useDefinitions()
  if (!known) return children
  const { newest, state } = toDeployment(row, known.records)
  if (!newest && known.total > known.records.length) return children
  const { deploymentTime = '' } = newest ?? {}
  return (
    <span
      className="flex flex-wrap align-items-center column-gap-2"
      title={newest && `${t('designer.version', { version: newest.version })} · ${deploymentTime}`}
    >
      {children}
      <Tag tone={tones[state]}>{t(`choices.deployed.${state}`)}</Tag>
      <span className="text-xs text-color-secondary">{deploymentTime.slice(0, 'yyyy-MM-dd'.length)}</span>
    </span>
  )
}
