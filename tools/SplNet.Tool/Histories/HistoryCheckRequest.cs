using SplNet.Tool.Requirements;
using SplNet.Tool.Views;

namespace SplNet.Tool.Histories;

/// <summary>The user's request for a check.</summary>
/// <param name="Inputs">The inputs with the requirements of the measured series.</param>
/// <param name="Settings">The settings of the measurement.</param>
/// <param name="Sessions">The number of sessions that must show a change; null for the number that the machine needs.</param>
/// <param name="AgainAfter">The time after which a session in the same boot counts as a new one.</param>
/// <param name="ProposeOnly">True to measure nothing.</param>
internal sealed record HistoryCheckRequest(
    RequirementInputs Inputs, RunSettings Settings, int? Sessions, TimeSpan AgainAfter, bool ProposeOnly)
{
    /// <summary>True to measure each proposed change, including those that can have affected nothing that its series executes.</summary>
    public bool MeasuresAll { get; init; }

    /// <summary>The requested forms of the results.</summary>
    public RequestedViews Views { get; init; } = RequestedViews.None;
}
