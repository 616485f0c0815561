using System.Reflection;
using SplNet.Tests.Shared;
using Xunit.Sdk;
using Xunit.v3;

namespace SplNet.Xunit.Tests;

/// <summary>A data source of one's own.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class ReversedRowsAttribute : DataAttribute
{
    public override ValueTask<IReadOnlyCollection<ITheoryDataRow>> GetData(MethodInfo testMethod, DisposalTracker disposalTracker) =>
        new([new TheoryDataRow(Work.Much, Work.Little, false), new TheoryDataRow(Work.Little, Work.Much, true)]);

    public override bool SupportsDiscoveryEnumeration() => true;
}
