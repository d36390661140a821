import type { AreaEntity } from '../area/contract'
import { javaFile, javaNames, tab } from './java'

const paged = (entity: AreaEntity) => {
  const { vo } = javaNames(entity)
  return `IPage<${vo}> select${entity.names.type}Page(IPage<${vo}> page, Map<String, Object> query)`
}

export function serviceFile(entity: AreaEntity): string {
  const { plan } = entity
  const names = javaNames(entity)
  const base = plan.hasBase
    ? { type: 'BaseService', from: 'org.springblade.core.mp.base.BaseService' }
    : { type: 'IService', from: 'com.baomidou.mybatisplus.extension.service.IService' }
  return javaFile({
    package: `${names.root}.service`,
    imports: ['com.baomidou.mybatisplus.core.metadata.IPage', base.from, names.entityClass, names.voClass, 'java.util.Map'],
    comment: `${plan.title} 服务类`,
    author: plan.author,
    body: [
      `public interface ${names.service} extends ${base.type}<${names.entity}> {`,
      '',
      ...tab(['/**', ' * 自定义分页', ' */', `${paged(entity)};`]),
      '',
      '}',
    ],
  })
}

export function serviceImplFile(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = javaNames(entity)
  const base = plan.hasBase
    ? { type: 'BaseServiceImpl', from: 'org.springblade.core.mp.base.BaseServiceImpl' }
    : { type: 'ServiceImpl', from: 'com.baomidou.mybatisplus.extension.service.impl.ServiceImpl' }
  return javaFile({
    package: `${names.root}.service.impl`,
    imports: [
      'com.baomidou.mybatisplus.core.metadata.IPage',
      'org.springframework.stereotype.Service',
      base.from,
      names.entityClass,
      names.voClass,
      names.mapperClass,
      names.serviceClass,
      'java.util.Map',
    ],
    comment: `${plan.title} 服务实现类`,
    author: plan.author,
    body: [
      '@Service',
      `public class ${names.impl} extends ${base.type}<${names.mapper}, ${names.entity}> implements ${names.service} {`,
      '',
      ...tab([
        '@Override',
        `public ${paged(entity)} {`,
        ...tab([`return page.setRecords(baseMapper.select${own.type}Page(page, query));`]),
        '}',
      ]),
      '',
      '}',
    ],
  })
}

export function wrapperFile(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = javaNames(entity)
  return javaFile({
    package: `${names.root}.wrapper`,
    imports: [
      'org.springblade.core.mp.support.BaseEntityWrapper',
      'org.springblade.core.tool.utils.BeanUtil',
      names.entityClass,
      names.voClass,
      'java.util.Objects',
    ],
    comment: `${plan.title} 包装类，返回视图层所需的字段`,
    author: plan.author,
    body: [
      `public class ${names.wrapper} extends BaseEntityWrapper<${names.entity}, ${names.vo}> {`,
      '',
      ...tab([
        `public static ${names.wrapper} build() {`,
        ...tab([`return new ${names.wrapper}();`]),
        '}',
        '',
        '@Override',
        `public ${names.vo} entityVO(${names.entity} ${own.entity}) {`,
        ...tab([`return Objects.requireNonNull(BeanUtil.copyProperties(${own.entity}, ${names.vo}.class));`]),
        '}',
      ]),
      '',
      '}',
    ],
  })
}
