using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>A mutant without an assembly to measure: it does not compile, or it compiles to the original code.</summary>
/// <param name="Mutant">The id.</param>
/// <param name="Status">The status for one of the two cases.</param>
/// <param name="Reason">The compiler's message.</param>
internal sealed record DroppedMutant(string Mutant, MutantStatus Status, string Reason);
