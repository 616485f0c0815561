using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

/// <summary>A fixture of a class, made from one of its collection.</summary>
public sealed class ClassSizes : IDisposable
{
    public ClassSizes(CollectionSizes collection)
    {
        Much = collection.Little * (Work.Much / Work.Little);
        Journal.Write("class fixture");
    }

    public int Much { get; }

    public void Dispose() => Journal.Write("dispose class fixture");
}
