namespace SplNet.Views.Histories;

/// <summary>Finds the sessions of a series whose runtime differs from the previous session.</summary>
internal static class RuntimeChanges
{
    public static IEnumerable<(int Place, string Runtime)> Of(HistorySeries series)
    {
        var last = series.Sessions[0].Runtime;
        foreach (var (place, session) in series.Sessions.Index())
        {
            if (session.Runtime.Length == 0 || session.Runtime == last)
                continue;
            if (last.Length > 0)
                yield return (place, session.Runtime);
            last = session.Runtime;
        }
    }
}
