namespace SplNet.Analyzers.Literals;

/// <summary>A UTF-16 code unit of a constant text. An escape sequence takes several places of the source, and may stand for two code units.</summary>
/// <param name="Value">What it is.</param>
/// <param name="Start">Where what stands for it begins in the source.</param>
/// <param name="End">Where that ends.</param>
/// <param name="Part">The piece that it belongs to.</param>
internal readonly record struct WrittenCharacter(char Value, int Start, int End, WrittenPart Part);
