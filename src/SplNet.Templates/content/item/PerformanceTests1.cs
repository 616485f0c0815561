#if (xunit)
using Xunit;
#elif (nunit)
using NUnit.Framework;
#elif (tunit)
using TUnit.Core;
#else
using Microsoft.VisualStudio.TestTools.UnitTesting;
#endif
using SplNet;

namespace PerformanceProject;

#if (mstest)
[TestClass]
#endif
public class PerformanceTests1
{
    private static readonly int[] Numbers = [.. Enumerable.Range(0, 10_000)];
    private static readonly HashSet<int> Set = [.. Numbers];

#if (mstest)
    [TestMethod]
#elif (xunit)
    [Fact]
#else
    [Test]
#endif
    public void ASet_IsFasterThanAnArray() => Spl.Faster(() => Set.Contains(4711), () => Array.IndexOf(Numbers, 4711));
}
