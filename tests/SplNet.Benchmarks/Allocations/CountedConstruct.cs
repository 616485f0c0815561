namespace SplNet.Benchmarks.Allocations;

/// <summary>What was counted of a construct.</summary>
/// <param name="Bytes">The bytes of a call.</param>
/// <param name="Compiled">How many methods the runtime compiled meanwhile.</param>
internal sealed record CountedConstruct(string Bytes, int Compiled);
