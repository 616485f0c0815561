using NUnit.Framework;
using NUnit.Framework.Interfaces;
using NUnit.Framework.Internal;
using NUnit.Framework.Internal.Builders;

namespace SplNet.NUnit;

/// <summary>
/// Turns requirements into cases of a test method. A test is called <c>Method [name]</c> and has the requirement's categories.
/// </summary>
internal static class RequirementRow
{
    public static IEnumerable<TestMethod> Of(IReadOnlyList<SplRequirement> requirements, IMethodInfo test, Test? suite) =>
        requirements.Select(requirement => new NUnitTestCaseBuilder().BuildTestMethod(test, suite, Row(requirement, test)));

    private static TestCaseData Row(SplRequirement requirement, IMethodInfo test)
    {
        var row = new TestCaseData(requirement) { TestName = $"{test.Name} [{requirement.Name}]" };
        foreach (var category in requirement.Categories)
            row.SetCategory(category);
        return row;
    }
}
