namespace Sut;

/// <summary>When Easter is.</summary>
public static class Easter
{
    /// <summary>Easter Sunday by the anonymous Gregorian algorithm.</summary>
    public static DateOnly Of(int year)
    {
        var golden = year % 19;
        var century = year / 100;
        var rest = year % 100;
        var correction = (century + 8) / 25;
        var moon = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30;
        var weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7;
        var shift = (golden + 11 * moon + 22 * weekday) / 451;
        var day = moon + weekday - 7 * shift + 114;
        return new DateOnly(year, day / 31, day % 31 + 1);
    }
}

/// <summary>The rules by which days are free.</summary>
public sealed class HolidayRules
{
    private readonly List<(int Month, int Day)> _fixed = [(1, 1), (5, 1), (10, 3), (12, 25), (12, 26)];
    private readonly List<int> _fromEaster = [-2, 1, 39, 50];

    public HolidayRules AddFixed(int month, int day)
    {
        _fixed.Add((month, day));
        return this;
    }

    public HashSet<DateOnly> In(int year)
    {
        var days = new HashSet<DateOnly>();
        foreach (var (month, day) in _fixed)
            days.Add(new DateOnly(year, month, day));
        var easter = Easter.Of(year);
        foreach (var distance in _fromEaster)
            days.Add(easter.AddDays(distance));
        return days;
    }
}

/// <summary>One year and its free days.</summary>
public sealed class CalendarYear(int number, HolidayRules rules)
{
    private HashSet<DateOnly>? _holidays;

    public int Number { get; } = number;

    public IReadOnlySet<DateOnly> Holidays => _holidays ??= rules.In(Number);

    public bool IsHoliday(DateOnly day) => Holidays.Contains(day);
}

/// <summary>Counts in days on which people work.</summary>
public sealed class WorkCalendar(HolidayRules rules)
{
    private readonly Dictionary<int, CalendarYear> _years = [];

    public CalendarYear YearOf(DateOnly day)
    {
        if (!_years.TryGetValue(day.Year, out var year))
            _years[day.Year] = year = new CalendarYear(day.Year, rules);
        return year;
    }

    public bool IsWorkday(DateOnly day) =>
        day.DayOfWeek is not (DayOfWeek.Saturday or DayOfWeek.Sunday) && !YearOf(day).IsHoliday(day);

    public DateOnly AddWorkdays(DateOnly day, int count)
    {
        while (count > 0)
        {
            day = day.AddDays(1);
            if (IsWorkday(day))
                count--;
        }

        return day;
    }

    public int WorkdaysBetween(DateOnly from, DateOnly until)
    {
        var count = 0;
        for (var day = from; day < until; day = day.AddDays(1))
        {
            if (IsWorkday(day))
                count++;
        }

        return count;
    }
}

/// <summary>Says when something will be delivered.</summary>
public sealed class DeliveryPromise(WorkCalendar calendar, int days)
{
    public DateOnly For(DateOnly ordered) => calendar.AddWorkdays(ordered, days);

    public DateOnly LatestOf(IReadOnlyList<DateOnly> ordered)
    {
        var latest = DateOnly.MinValue;
        foreach (var day in ordered)
        {
            var promised = For(day);
            latest = promised > latest ? promised : latest;
        }

        return latest;
    }
}
