using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

/// <summary>A fixture of the assembly.</summary>
public sealed class AssemblySizes : IDisposable
{
    public AssemblySizes() => Journal.Write("assembly fixture");

    public int Unit { get; } = Work.Little;

    public void Dispose() => Journal.Write("dispose assembly fixture");
}
