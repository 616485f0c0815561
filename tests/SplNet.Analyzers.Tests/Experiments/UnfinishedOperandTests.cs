using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class UnfinishedOperandTests
{
    [Theory]
    [InlineData("Operand.Of({|SPL2033:Forget|});")]
    [InlineData("Operand.Of(() => {|SPL2033:Forget()|});")]
    [InlineData("Spl.Faster({|SPL2033:Forget|}, Act);")]
    [InlineData("Spl.NotSlower(() => Work(), () => {|SPL2033:Forget()|});")]
    [InlineData("Spl.AllocatesNothing((Action)({|SPL2033:async () => await WorkAsync()|}));")]
    [InlineData("Operand.Of(() => { {|SPL2033:Forget()|}; Act(); });")]
    [InlineData("Operand.Of(async () => { {|SPL2033:Forget()|}; await WorkAsync(); });")]
    [InlineData("Operand.Of((Action)({|SPL2033:async () => await WorkAsync()|}));")]
    [InlineData("Operand.Of(Gen.Ints(), (Action<int>)({|SPL2033:async x => await WorkAsync()|}));")]
    [InlineData("Operand.Custom(Gen.Of(1), {|SPL2033:async (m, n) => await WorkAsync()|});")]
    [InlineData("FunctorFactory.Create(() => {|SPL2033:Forget()|});")]
    [InlineData("FunctorFactory.Create(this, x => {|SPL2033:x.Leave()|});")]
    [InlineData("Operand.Benchmark<Subject>({|SPL2033:nameof(Forget)|});")]
    [InlineData("async void Local() => await WorkAsync(); Operand.Of({|SPL2033:Local|});")]
    public Task AsyncVoid_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Of({|SPL2034:Lazy|});")]
    [InlineData("Operand.Of(() => {|SPL2034:Lazy()|});")]
    [InlineData("Spl.Within(() => {|SPL2034:Lazy()|}, 1.Seconds());")]
    [InlineData("Spl.Faster(() => {|SPL2034:Lazy()|}, () => { Act(); return {|SPL2034:Lazy()|}; });")]
    [InlineData("Operand.Of(() => { Act(); return {|SPL2034:Lazy()|}; });")]
    [InlineData("Operand.Of(() => { {|SPL2034:Lazy()|}; });")]
    [InlineData("Operand.Of(() => (object){|SPL2034:Lazy()|});")]
    [InlineData("Operand.Of(Gen.Ints(), x => {|SPL2034:Late(x)|});")]
    [InlineData("Operand.Of(() => {|SPL2034:LateAsync()|});")]
    [InlineData("Operand.Of(() => {|SPL2034:Steps|});")]
    [InlineData("FunctorFactory.Create(() => {|SPL2034:Lazy()|});")]
    [InlineData("FunctorFactory.Create(this, x => {|SPL2034:x.Steps|});")]
    [InlineData("Operand.Benchmark<Subject>({|SPL2034:nameof(Lazy)|});")]
    public Task Iterator_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Of(WorkAsync);")]
    [InlineData("Spl.Faster(WorkAsync, async () => await WorkAsync());")]
    [InlineData("Spl.Within(() => Lazy().ToList(), TimeSpan.FromSeconds(1));")]
    [InlineData("Spl.Faster(Operand.Of(Work), Operand.Of(Act));")]
    [InlineData("Operand.Of(async () => await WorkAsync());")]
    [InlineData("Operand.Custom(async m => await WorkAsync());")]
    [InlineData("Operand.Of(() => Lazy().ToList());")]
    [InlineData("Operand.Of(() => { foreach (var one in Lazy()) Act(); });")]
    [InlineData("Operand.Of(() => { var lazy = Lazy(); return lazy.Count(); });")]
    [InlineData("Operand.Of(() => Eager());")]
    [InlineData("Operand.Of(Eager);")]
    [InlineData("Operand.Of(() => Lazy(), x => x.Count());")]
    [InlineData("Operand.Of(() => { Action forget = Forget; });")]
    [InlineData("Operand.Of(() => list.Where(x => x > 1));")]
    [InlineData("Operand.Of(Work).SetUp(Forget);")]
    [InlineData("FunctorFactory.Create(() => Eager());")]
    [InlineData("Operand.Benchmark<Subject>(nameof(Work));")]
    [InlineData("Operand.Benchmark<Subject>(\"Missing\");")]
    [InlineData("Lazy(); Forget();")]
    public Task OtherCode_IsNotReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("IEnumerable<int> Late() { yield return 1; }", "End it with ToList(), Count() or a loop.")]
    [InlineData(
        "async IAsyncEnumerable<int> Late() { await Task.Yield(); yield return 1; }",
        "End it with await … ToListAsync(), CountAsync() or await foreach.")]
    public async Task Message_NamesTheWayToEnumerate(string method, string advice)
    {
        var project = Sources.Compile(
            $"public class A {{ public static {method} public SplNet.Operand B() => SplNet.Operand.Of(() => Late()); }}");
        var found = Assert.Single(await Verifier.ReportAsync(project, new ExperimentAnalyzer([new UnfinishedOperandRule()])));
        Assert.EndsWith(advice, found.GetMessage(null), StringComparison.Ordinal);
    }

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<UnfinishedOperandRule>(Snippet.Method(statement).Replace(
        "public static int Work()",
        """
        public IEnumerator<int> Steps
            {
                get { yield return 1; }
            }

            public static IEnumerable<int> Late(int count)
            {
                for (var index = 0; index < count; index++)
                    yield return index;
            }

            public static async IAsyncEnumerable<int> LateAsync()
            {
                await WorkAsync();
                yield return 1;
            }

            public static IEnumerable<int> Eager()
            {
                return Inner().ToList();

                IEnumerable<int> Inner()
                {
                    yield return 1;
                }
            }

            public async void Leave() => await WorkAsync();

            public static int Work()
        """.Trim(),
        StringComparison.Ordinal));
}
