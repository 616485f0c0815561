using System.Text;

namespace Sut;

/// <summary>A row: its name and its value.</summary>
public sealed record Row(string Name, int Value);

/// <summary>Keeps what was written.</summary>
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
    private const int NameWidth = 12;

    public int Pages { get; private set; }

    public async Task WriteAsync(IEnumerable<Row> rows)
    {
        var page = new StringBuilder();
        var done = 0;
        foreach (var row in rows)
        {
            page.Append(Line(row));
            if (++done % 10 == 0)
                await Task.Yield();
            if (done % rowsPerPage == 0)
            {
                await FlushAsync(page.ToString());
                page.Clear();
            }
        }

        if (page.Length > 0)
            await FlushAsync(page.ToString());
    }

    private async ValueTask FlushAsync(string page)
    {
        Pages++;
        await target.AppendAsync(page).ConfigureAwait(false);
    }

    private static string Line(Row row) => $"{row.Name.PadRight(NameWidth)}|{row.Value}\n";
}
