using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>What the user asked to measure against itself.</summary>
/// <param name="Inputs">Where the requirements are found whose series are measured.</param>
/// <param name="Settings">How to measure.</param>
/// <param name="Pairs">How many series at most.</param>
internal sealed record PlaceboRequest(RequirementInputs Inputs, RunSettings Settings, int Pairs);
