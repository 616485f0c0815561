// Times the benchmarks of this project without SplNet: "cold" calls one again and again from its first call on, "once" calls all that a
// file names in turn, as runners of tests do.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

var input = Console.OpenStandardInput();
new Thread(() =>
{
    // Whoever asked is gone.
    while (input.ReadByte() >= 0)
    {
    }

    Environment.Exit(3);
}) { IsBackground = true }.Start();

if (args is ["cold", var name, var operations, var iterations, var file])
{
    var call = Timing.CallOf(name);
    var count = int.Parse(operations, CultureInfo.InvariantCulture);
    var times = Enumerable.Range(0, int.Parse(iterations, CultureInfo.InvariantCulture))
        .Select(_ => Timing.Nanoseconds(call, count) / count).ToList();
    File.WriteAllText(file, Timing.Line(times));
}
else if (args is ["once", var names, var repetitions, var into])
{
    var calls = File.ReadAllLines(names).Select(Timing.CallOf).ToList();
    var times = calls.Select(static _ => new List<double>()).ToList();
    for (var repetition = int.Parse(repetitions, CultureInfo.InvariantCulture); repetition > 0; repetition--)
    {
        foreach (var (index, call) in calls.Index().Where(one => !times[one.Index].Contains(double.NaN)))
            times[index].Add(Timing.NanosecondsOrNone(call));
    }

    File.WriteAllLines(into, times.Select(Timing.Line));
}
else
{
    return 2;
}

return 0;

internal static class Timing
{
    // Those of a formula: SELF(10, 'a', true) < 1000000 s.
    private static readonly Regex Arguments = new(@"^SELF\((?<all>.*)\) < ", RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant);
    private static readonly Regex Argument = new("'[^']*'|\"[^\"]*\"|[^,\\s]+", RegexOptions.CultureInvariant);

    public static double Nanoseconds(Action call, int count)
    {
        var start = Stopwatch.GetTimestamp();
        for (; count > 0; count--)
            call();
        return Stopwatch.GetElapsedTime(start).TotalNanoseconds;
    }

    // A test that fails is told, and has no times.
    public static double NanosecondsOrNone(Action call)
    {
        try
        {
            return Nanoseconds(call, 1);
        }
        catch (Exception failure)
        {
            Console.Error.WriteLine(failure);
            return double.NaN;
        }
    }

    public static string Line(IEnumerable<double> times) =>
        string.Join(' ', times.Select(static time => time.ToString("R", CultureInfo.InvariantCulture)));

    public static Action CallOf(string name)
    {
        var (method, formula) = (from type in typeof(Timing).Assembly.GetTypes()
                                 from candidate in type.GetMethods()
                                 from attribute in candidate.GetCustomAttributes<SplNet.SplAttribute>()
                                 where attribute.Name == name
                                 select (candidate, attribute.Formula)).First();
        var values = Arguments.Match(formula) is { Success: true } match
            ? Argument.Matches(match.Groups["all"].Value).Select(static one => one.Value).ToList()
            : [];
        var parameters = method.GetParameters();
        Expression call = Expression.Call(
            method.IsStatic ? null : Expression.Constant(Activator.CreateInstance(method.DeclaringType!)),
            method,
            parameters.Zip(values, static (parameter, value) =>
                Expression.Constant(ValueOf(value, parameter.ParameterType), parameter.ParameterType)));
        if (typeof(Task).IsAssignableFrom(call.Type))
        {
            call = Expression.Call(call, call.Type.GetMethod("GetAwaiter")!);
            call = Expression.Call(call, call.Type.GetMethod("GetResult")!);
        }

        return Expression.Lambda<Action>(Expression.Block(typeof(void), call)).Compile();
    }

    private static object ValueOf(string text, Type type)
    {
        var plain = text[0] is '\'' or '"' ? text[1..^1] : text;
        return type.IsEnum
            ? Enum.ToObject(type, long.Parse(plain, CultureInfo.InvariantCulture))
            : Convert.ChangeType(plain, type, CultureInfo.InvariantCulture);
    }
}
