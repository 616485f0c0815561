using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>What the user asked to check.</summary>
/// <param name="Inputs">Where the requirements are found whose series are measured again.</param>
/// <param name="Settings">How to measure.</param>
/// <param name="Sessions">How many sessions must show a change; null for as many as the machine needs.</param>
/// <param name="AgainAfter">After how much time on the same start of the machine a second session counts as another.</param>
/// <param name="ProposeOnly">True to measure nothing.</param>
internal sealed record HistoryCheckRequest(RequirementInputs Inputs, RunSettings Settings, int? Sessions, TimeSpan AgainAfter, bool ProposeOnly);
