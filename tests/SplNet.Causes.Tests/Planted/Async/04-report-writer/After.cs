namespace Sut;

/// <summary>One row of a report.</summary>
public sealed record Row(string Name, int Value);

/// <summary>Keeps pages.</summary>
public sealed class Target
{
    private readonly List<string> _pages = [];

    public int Length => _pages.Sum(static page => page.Length);

    public async Task AppendAsync(string page)
    {
        await Task.Delay(0);
        _pages.Add(page);
    }
}

/// <summary>Writes rows page by page.</summary>
public sealed class ReportWriter(Target target, int rowsPerPage)
{
    private const int Width = 3 * 4;

    public int Pages { get; private set; }

    public async Task WriteAsync(IEnumerable<Row> rows)
    {
        var page = string.Empty;
        var written = 0;
        foreach (var row in rows)
        {
            page += Line(row);
            if (++written % 10 == 0)
                await Task.Yield();
            if (written % rowsPerPage == 0)
            {
                await FlushAsync(page);
                page = string.Empty;
            }
        }

        if (page.Length > 0)
            await FlushAsync(page);
    }

    private async ValueTask FlushAsync(string page)
    {
        Pages++;
        await target.AppendAsync(page).ConfigureAwait(false);
    }

    private static string Line(Row row) => $"{row.Name.PadRight(Width)}|{row.Value}\n";
}
