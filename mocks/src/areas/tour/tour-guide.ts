import { tourGuide } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { alreadyAuditedError, createOptionsMock, createStatusMock, readAudit } from '../shared/actions'
import { createEntityMocks, findMock, lookUpNames, patchRow, requireRow } from '../shared/entity-mocks'
import { maskIdCard, unmaskIdCard } from '../shared/id-card'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { type TourGuideRow, tourGuideTable } from './tour-guide-table'

const getPapers = ({ idCard, guideCertNo, certImage }: TourGuideRow) => [idCard, guideCertNo, certImage].join()

const crudMocks = createEntityMocks(tourGuide, tourGuideTable, {
  view: (row, { world }) => ({
    ...row,
    idCard: maskIdCard(row.idCard),
    serviceAreaNames: lookUpNames(world, scenicSpotTable, { ids: row.serviceArea, name: (spot) => spot.spotName }),
  }),
  order: compareBySort,
  unique: { fields: ['guideCertNo'], message: '导游证号已存在' },
  amounts: ['servicePrice'],
  owned: () => ({ auditStatus: 0, auditRemark: '' }),
  beforeSave: (draft, _, before) => {
    const row = { ...draft, idCard: unmaskIdCard(draft.idCard, before?.idCard) }
    return before && getPapers(row) !== getPapers(before) ? { ...row, auditStatus: 0, auditRemark: '' } : row
  },
  check: (row, { world }) => {
    if (row.idCard.length !== 18) throw businessError('idCard:格式不正确')
    const twin = world
      .table(tourGuideTable)
      .find((other) => other.id !== row.id && other.tenantId === row.tenantId && other.idCard === row.idCard)
    if (twin) throw businessError('身份证号已存在')
  },
})

const sheetColumns = defineSheetColumns(
  '姓名 guideName,性别 sex:sex,手机号 phone,身份证号 idCard,导游证号 guideCertNo,导游等级 guideLevel:guide_level,所属旅行社 travelAgency,服务景区 serviceAreaNames,评分 score,服务价格 servicePrice,审核状态 auditStatus:audit_status,状态 status:guide_status',
)

export const tourGuideMocks = [
  ...crudMocks,
  createOptionsMock(tourGuide.select, tourGuideTable, { fields: ['guideName', 'phone'], where: (row) => row.auditStatus === 1 }),
  createStatusMock(tourGuide.changeStatus, tourGuideTable, {
    allowed: [0, 1, 2],
    check: ({ auditStatus }, status) => {
      if (status !== 0 && auditStatus !== 1) throw businessError('仅审核通过的导游可上岗')
    },
  }),
  createExportMock(tourGuide.export, findMock(crudMocks, tourGuide.page), ['导游', sheetColumns]),
  mock(tourGuide.audit, (call) => {
    const row = requireRow(call, tourGuideTable)
    if (row.auditStatus !== 0) throw alreadyAuditedError()
    const { auditStatus, auditRemark, passed } = readAudit(call)
    return patchRow(call, tourGuideTable, { id: row.id, auditStatus, auditRemark, status: passed ? 1 : 0 })
  }),
]
