using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>A mutant without an assembly to measure: it does not compile, or compiles to the code of the original.</summary>
/// <param name="Mutant">Its id.</param>
/// <param name="Status">Which of both.</param>
/// <param name="Reason">What the compiler says.</param>
internal sealed record DroppedMutant(string Mutant, MutantStatus Status, string Reason);
