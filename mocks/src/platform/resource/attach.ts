import { attach } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { defineTable } from '../../engine/world/table'
import { ownTenant } from '../../system/tenant/tenancy'
import { type AuditedTenantRow, inTenant, tenantColumns } from '../audited-row'
import { extensionOf, fileSeeds } from './file-seeds'
import { domainOf, linkOf, mainBucket } from './stored-file'

export interface AttachRow extends AuditedTenantRow {
  /** Empty for a file of our own store: its address depends on how the caller came here. */
  readonly link: string
  readonly domainUrl: string
  readonly bucket: string
  readonly name: string
  readonly originalName: string
  readonly extension: string
  readonly attachSize: number
}

export const attachTable = defineTable<AttachRow>('attach', (world) => {
  const columns = tenantColumns(world, 'attach')
  return fileSeeds.map(({ originalName, name, text, days }, index) => ({
    link: '',
    domainUrl: '',
    bucket: mainBucket,
    name,
    originalName,
    extension: extensionOf(originalName),
    attachSize: new TextEncoder().encode(text).length,
    ...columns(index, days),
  }))
})

export const attachMocks = crud(attach, attachTable, {
  visible: ownTenant,
  view: ({ bucket, ...row }, { origin }) =>
    bucket === '' ? row : { ...row, domainUrl: domainOf(origin, bucket), link: linkOf(origin, bucket, row.name) },
  complete: (row, call, before) => {
    // whoever enters an address by hand points elsewhere
    const isStoredHere = before?.bucket && linkOf(call.origin, before.bucket, row.name) === row.link
    return { ...inTenant(row, call, before), bucket: isStoredHere ? before.bucket : '' }
  },
})
