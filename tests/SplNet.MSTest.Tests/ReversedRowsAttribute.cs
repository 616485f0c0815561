using System.Reflection;
using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

/// <summary>A data source of one's own.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class ReversedRowsAttribute : Attribute, ITestDataSource
{
    public IEnumerable<object?[]> GetData(MethodInfo methodInfo) => [[Work.Much, Work.Little, false], [Work.Little, Work.Much, true]];

    public string? GetDisplayName(MethodInfo methodInfo, object?[]? data) => null;
}
