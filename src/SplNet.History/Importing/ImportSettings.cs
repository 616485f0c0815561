using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>The information that files lack.</summary>
/// <param name="Commit">The measured commit, for files that name none; empty if unknown.</param>
/// <param name="Machine">The user's label for the machine; empty if there is none.</param>
/// <param name="Session">The name of the session; null for the day of each measurement.</param>
internal sealed record ImportSettings(string Commit, string Machine, string? Session)
{
    /// <summary>Gets the checked-out revision, for documents that do not know it; null if it is unknown too.</summary>
    public Revision? CheckedOut { get; init; }

    /// <summary>Gets the commit of operands with its suffix, which alone are imported; null for the checked-out revision.</summary>
    public MeasuredRevision? At { get; init; }

    /// <summary>Gets the name of the session of a measurement.</summary>
    /// <param name="ended">The end of the measurement.</param>
    public string SessionOf(DateTimeOffset ended) =>
        Session ?? ended.UtcDateTime.ToString("yyyy-MM-dd", System.Globalization.CultureInfo.InvariantCulture);
}
