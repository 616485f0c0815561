namespace SplNet.Tool.Tests.Proving;

/// <summary>A repository of all patches.</summary>
public sealed class AllProvenPatches() : ProvenPatches(static _ => true);
