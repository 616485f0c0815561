namespace SplNet.Tests.Shared;

/// <summary>Code without a requirement.</summary>
public static class Unstated;
