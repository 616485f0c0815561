using SplNet.Replaying;

namespace SplNet.Processes.Protocol;

/// <summary>An operand that is counted.</summary>
/// <param name="Origin">The requirement that names it, in the folder of the copy.</param>
/// <param name="Operand">Its name in that requirement.</param>
/// <param name="Operations">How many operations are counted, or <see cref="Measuring.MeasureSettings.AsManyAsFit"/>.</param>
internal sealed record CountSubject(RequirementOrigin Origin, string Operand, int Operations);
