namespace SplNet.Mutations.Results;

/// <summary>The machine that measured a run.</summary>
/// <param name="Name">The machine's name.</param>
/// <param name="System">The operating system.</param>
/// <param name="Architecture">The processor's architecture.</param>
/// <param name="Processors">The number of processors that the process may use.</param>
/// <param name="Runtime">The .NET version of the tool.</param>
internal sealed record MeasuringMachine(string Name, string System, string Architecture, int Processors, string Runtime);
