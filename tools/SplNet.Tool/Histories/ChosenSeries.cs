using SplNet.History.Stores;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>The series that a filter leaves: those of the requirements that fit it. Without one, all of them, also those of requirements that are gone.</summary>
/// <param name="inputs">What the user named.</param>
/// <param name="all">All requirements, whether they fit or not.</param>
internal sealed class ChosenSeries(RequirementInputs inputs, IReadOnlyList<SplRequirement> all)
{
    /// <summary>True if a series is looked at.</summary>
    public bool Has(StoredSeries series) => !inputs.IsPart || (RemeasuredSeries.RequirementOf(series.Name, all) is { } requirement && inputs.Fit(requirement));
}
