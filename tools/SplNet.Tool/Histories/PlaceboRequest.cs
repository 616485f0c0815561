using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>The user's request for placebo measurements.</summary>
/// <param name="Inputs">The inputs with the requirements of the measured series.</param>
/// <param name="Settings">The settings of the measurement.</param>
/// <param name="Pairs">The maximum number of series.</param>
internal sealed record PlaceboRequest(RequirementInputs Inputs, RunSettings Settings, int Pairs);
