using SplNet.History.Stores;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>
/// The series that match a filter: series of matching requirements. Without a filter all series, including series of removed requirements.
/// </summary>
/// <param name="inputs">The user's inputs.</param>
/// <param name="all">All requirements, matching or not.</param>
internal sealed class ChosenSeries(RequirementInputs inputs, IReadOnlyList<SplRequirement> all)
{
    /// <summary>True if a series is included.</summary>
    public bool Has(StoredSeries series) =>
        !inputs.IsPart || (RemeasuredSeries.RequirementOf(series.Name, all) is { } requirement && inputs.Fit(requirement));
}
