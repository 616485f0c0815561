using Xunit.Abstractions;
using Xunit.Sdk;

namespace SplNet.Xunit2;

/// <summary>
/// Creates the test cases of <see cref="SplTheoryAttribute"/>: one for each row that xUnit.net can serialize,
/// otherwise one for all of them.
/// </summary>
/// <param name="diagnosticMessageSink">The sink for xUnit.net's diagnostic messages.</param>
public sealed class SplTheoryDiscoverer(IMessageSink diagnosticMessageSink) : TheoryDiscoverer(diagnosticMessageSink)
{
    internal const string FullName = "SplNet.Xunit2.SplTheoryDiscoverer";
    internal const string Assembly = "SplNet.Xunit2";

    /// <inheritdoc/>
    protected override IEnumerable<IXunitTestCase> CreateTestCasesForDataRow(
        ITestFrameworkDiscoveryOptions discoveryOptions, ITestMethod testMethod, IAttributeInfo theoryAttribute, object[] dataRow) =>
        [new RowTestCase(
            DiagnosticMessageSink, discoveryOptions.MethodDisplayOrDefault(), discoveryOptions.MethodDisplayOptionsOrDefault(), testMethod,
            dataRow)];

    /// <inheritdoc/>
    protected override IEnumerable<IXunitTestCase> CreateTestCasesForTheory(
        ITestFrameworkDiscoveryOptions discoveryOptions, ITestMethod testMethod, IAttributeInfo theoryAttribute) =>
        [new TheoryTestCase(
            DiagnosticMessageSink, discoveryOptions.MethodDisplayOrDefault(), discoveryOptions.MethodDisplayOptionsOrDefault(),
            testMethod)];
}
