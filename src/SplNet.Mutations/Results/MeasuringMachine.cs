namespace SplNet.Mutations.Results;

/// <summary>Where a run was measured.</summary>
/// <param name="Name">The machine's name.</param>
/// <param name="System">The operating system.</param>
/// <param name="Architecture">The processor's architecture.</param>
/// <param name="Processors">How many processors the process may use.</param>
/// <param name="Runtime">The .NET that the tool runs on.</param>
internal sealed record MeasuringMachine(string Name, string System, string Architecture, int Processors, string Runtime);
