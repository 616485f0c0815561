using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>What files do not say of themselves.</summary>
/// <param name="Commit">The commit that was measured, for files that name none; empty if it is not known.</param>
/// <param name="Machine">The user's word for the machine; empty if there is none.</param>
/// <param name="Session">What the session is called; null for the day of each measurement.</param>
internal sealed record ImportSettings(string Commit, string Machine, string? Session)
{
    /// <summary>What was checked out, for documents that do not know; null if that is not known either.</summary>
    public Revision? CheckedOut { get; init; }

    /// <summary>The commit that operands with its suffix are of, and no others count; null for what is checked out.</summary>
    public MeasuredRevision? At { get; init; }

    /// <summary>The name of the session of a measurement.</summary>
    /// <param name="ended">When it ended.</param>
    public string SessionOf(DateTimeOffset ended) => Session ?? ended.UtcDateTime.ToString("yyyy-MM-dd", System.Globalization.CultureInfo.InvariantCulture);
}
