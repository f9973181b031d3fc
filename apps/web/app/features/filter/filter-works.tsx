import type { WorkFilters, WorkFilterValues } from '@kalavithi/contract/work';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { filterQuery, filtersIn, hasFilters } from '../../lib/works/work-filters';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Select } from '../../ui/select';
import styles from './filter-works.module.css';

/** The filters in their order, with the first choice of each, which stands for none. */
const fields = [
  { key: 'tradition', label: 'Tradition', none: 'All traditions' },
  { key: 'state', label: 'Place', none: 'All of India' },
  { key: 'maker', label: 'Maker', none: 'All makers' },
  { key: 'max', label: 'Price', none: 'Any price' },
] as const satisfies readonly { key: keyof WorkFilters; label: string; none: string }[];

interface FilterWorksProps {
  /** The address of the list. */
  path: string;
  filters: WorkFilters;
  values: WorkFilterValues;
  /** How many works pass the filters. */
  total: number;
  /** The filter without which there is something; null when only an unfiltered list has works. */
  nearest: { left: keyof WorkFilters | null; total: number } | null;
}

/**
 * Filters of a list, in the address. Without scripts it is a form that asks for a page; with them a
 * choice is applied at once.
 */
export function FilterWorks({ path, filters, values, total, nearest }: FilterWorksProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sort = params.get('sort');
  const isFiltered = hasFilters(filters);
  const missed = fields.find(({ key }) => key === nearest?.left);
  const shown = fields.filter(({ key }) => values[key].length > 1 || filters[key] !== undefined);
  if (shown.length === 0) return null;

  const apply = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const query = new URLSearchParams(filterQuery(filtersIn(chosen)));
    if (sort) query.set('sort', sort);
    void navigate({ pathname: path, search: query.toString() }, { preventScrollReset: true });
  };

  return (
    <div className={`wrap ${styles.bar}`}>
      <details className={styles.filters} open={isFiltered}>
        <summary className={styles.summary}>
          <Icon of={SlidersHorizontal} />
          <span>Filter</span>
          <Icon of={ChevronDown} />
        </summary>
        <form
          // Back and a link set other filters than were chosen last.
          key={filterQuery(filters)}
          method="get"
          action={path}
          className={styles.form}
          aria-label="Filter works"
          onChange={(event) => apply(event.currentTarget)}
          onSubmit={(event) => {
            event.preventDefault();
            apply(event.currentTarget);
          }}
        >
          {shown.map(({ key, label, none }) => {
            const value = filters[key] ?? '';
            const isKnown = !value || values[key].some((one) => one.value === value);
            return (
              <Select
                key={key}
                half
                named
                name={key}
                label={label}
                defaultValue={value}
                autoComplete="off"
                className={value && styles.chosen}
                options={[
                  { value: '', label: none },
                  ...(isKnown ? [] : [{ value, label: value }]),
                  ...values[key].map((one) => ({
                    value: one.value,
                    // The number for the chosen one is in the line below.
                    label: one.value === value ? one.label : `${one.label} (${one.works})`,
                  })),
                ]}
              />
            );
          })}
          <Button type="submit" look="line" small>
            Show works
          </Button>
        </form>
      </details>
      {isFiltered && (
        <div className={styles.found}>
          <span role="status">
            {nearest === null
              ? `${total} work${total === 1 ? '' : 's'} found.`
              : `No work matches all of these. ${missed ? '' : 'Here is what there is.'}`}
          </span>
          {missed && (
            <Link
              className="textlink"
              to={path + filterQuery({ ...filters, [missed.key]: undefined })}
              preventScrollReset
            >
              {`Show ${missed.none.replace('A', 'a')}`}
            </Link>
          )}
          {shown.map(
            ({ key }) =>
              filters[key] && (
                <Link
                  key={key}
                  className={styles.chip}
                  to={path + filterQuery({ ...filters, [key]: undefined })}
                  preventScrollReset
                >
                  {values[key].find(({ value }) => value === filters[key])?.label ?? filters[key]}
                </Link>
              ),
          )}
          <Link to={path} preventScrollReset>
            Clear filters
          </Link>
        </div>
      )}
      {missed && <b>{`The nearest: only the ${missed.label.toLowerCase()} differs`}</b>}
    </div>
  );
}
