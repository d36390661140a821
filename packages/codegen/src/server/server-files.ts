import { toAreaEntities } from '../area/web-files'
import type { Plan } from '../plan'
import { renderController } from './controller'
import { renderDerived, renderEntity } from './entity'
import { renderFeignClient, renderFeignClientImpl } from './feign'
import { renderMapper, renderMapperXml } from './mapper'
import { renderMenuSql } from './menu-sql'
import { renderService, renderServiceImpl, renderWrapper } from './service'

/** Returns the server files of an area, by path from the root of its service. */
export function createServerFiles(area: string, plans: readonly Plan[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    toAreaEntities(plans).flatMap((entity) => {
      const { plan, names } = entity
      const { type } = names
      const home = `src/main/java/${plan.packageName.replaceAll('.', '/')}`
      const files: readonly (readonly [string, string])[] = [
        [`controller/${type}Controller.java`, renderController(entity)],
        ...(plan.hasFeign
          ? ([
              [`feign/I${type}Client.java`, renderFeignClient(entity)],
              [`feign/${type}Client.java`, renderFeignClientImpl(entity)],
            ] as const)
          : []),
        [`mapper/${type}Mapper.java`, renderMapper(entity)],
        [`mapper/${type}Mapper.xml`, renderMapperXml(entity)],
        [`pojo/dto/${type}DTO.java`, renderDerived(entity, 'dto')],
        [`pojo/entity/${type}Entity.java`, renderEntity(entity)],
        [`pojo/vo/${type}VO.java`, renderDerived(entity, 'vo')],
        [`service/I${type}Service.java`, renderService(entity)],
        [`service/impl/${type}ServiceImpl.java`, renderServiceImpl(entity)],
        ...(plan.hasWrapper ? ([[`wrapper/${type}Wrapper.java`, renderWrapper(entity)]] as const) : []),
      ]
      return [
        ...files.map(([path, text]) => [`${home}/${path}`, text] as const),
        [`sql/${names.code}.menu.sql`, renderMenuSql(entity, area)] as const,
      ]
    }),
  )
}
