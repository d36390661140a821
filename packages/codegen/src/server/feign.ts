import type { AreaEntity } from '../area/contract'
import { javaFile, javaNames, tab } from './java'

const web = (name: string) => `org.springframework.web.bind.annotation.${name}`

/** What other services call. */
export function clientFile(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = javaNames(entity)
  return javaFile({
    package: `${names.root}.feign`,
    imports: [
      'org.springblade.core.tool.api.R',
      'org.springframework.cloud.openfeign.FeignClient',
      web('GetMapping'),
      web('RequestParam'),
      names.entityClass,
    ],
    comment: `${plan.title} 远程调用接口`,
    author: plan.author,
    body: [
      `@FeignClient(value = "${plan.service}")`,
      `public interface ${names.client} {`,
      '',
      ...tab([
        `String DETAIL = "/feign/client/${own.entity}/detail";`,
        '',
        '/**',
        ' * 详情',
        ' */',
        '@GetMapping(DETAIL)',
        `R<${names.entity}> detail(@RequestParam("id") Long id);`,
      ]),
      '',
      '}',
    ],
  })
}

/** What answers them. */
export function clientImplFile(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = javaNames(entity)
  return javaFile({
    package: `${names.root}.feign`,
    imports: [
      'io.swagger.v3.oas.annotations.Hidden',
      'lombok.AllArgsConstructor',
      'org.springblade.core.tool.api.R',
      web('GetMapping'),
      web('RestController'),
      names.entityClass,
      names.serviceClass,
    ],
    comment: `${plan.title} 远程调用实现`,
    author: plan.author,
    body: [
      '@Hidden',
      '@RestController',
      '@AllArgsConstructor',
      `public class ${own.type}Client implements ${names.client} {`,
      '',
      ...tab([
        `private final ${names.service} ${own.entity}Service;`,
        '',
        '@Override',
        '@GetMapping(DETAIL)',
        `public R<${names.entity}> detail(Long id) {`,
        ...tab([`return R.data(${own.entity}Service.getById(id));`]),
        '}',
      ]),
      '',
      '}',
    ],
  })
}
