using SplNet.Xunit2;
using Xunit;
using Xunit.Sdk;

namespace SplNet;

/// <summary>
/// A theory whose rows SplNet can measure: <c>[SplTheory, InlineData(100)] public void Sort_IsFast(int size)</c>. xUnit.net 2 does not show
/// a test which row is running; this attribute does, so that the measuring process runs the same row again. Otherwise it is
/// the same as <c>[Theory]</c>.
/// </summary>
[AttributeUsage(AttributeTargets.Method)]
[XunitTestCaseDiscoverer(SplTheoryDiscoverer.FullName, SplTheoryDiscoverer.Assembly)]
public sealed class SplTheoryAttribute : TheoryAttribute;
