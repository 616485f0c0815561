using System.Globalization;
using CsvHelper;
using CsvHelper.Configuration;
using SplNet;

namespace Performance;

public sealed class Person
{
    public int Id { get; set; }

    public string Name { get; set; } = "";
}

public sealed class PersonMap : ClassMap<Person>
{
    public PersonMap()
    {
        Map(static person => person.Id).Name("id").Index(0);
        Map(static person => person.Name).Name("name").Index(1);
    }
}

public static class Data
{
    private const int Records = 300;

    public static readonly Person[] People =
    [
        .. Enumerable.Range(0, Records).Select(static number => new Person { Id = number * 7919, Name = "name" + number }),
    ];
    public static readonly string Text = Written();
    public static readonly string Quoted = string.Concat(
        Enumerable.Range(0, Records).Select(static number => $"{number},\"a \"\"quoted\"\" field, with a comma\",{number}\r\n"));

    public static string Written()
    {
        using var text = new StringWriter();
        using (var csv = new CsvWriter(text, CultureInfo.InvariantCulture))
            csv.WriteRecords(People);
        return text.ToString();
    }
}

/// <summary>What the formulas compare.</summary>
public static class Csv
{
    public static int Read()
    {
        using var csv = new CsvReader(new StringReader(Data.Text), CultureInfo.InvariantCulture);
        return csv.GetRecords<Person>().Count();
    }

    public static int ReadMapped()
    {
        using var csv = new CsvReader(new StringReader(Data.Text), new CsvConfiguration(CultureInfo.InvariantCulture)
        {
            PrepareHeaderForMatch = static header => header.Header.ToLowerInvariant(),
        });
        csv.Context.RegisterClassMap<PersonMap>();
        return csv.GetRecords<Person>().Count();
    }

    public static int ReadDynamic()
    {
        using var csv = new CsvReader(new StringReader(Data.Text), CultureInfo.InvariantCulture);
        return csv.GetRecords<dynamic>().Count();
    }

    public static int Fields()
    {
        using var csv = new CsvReader(new StringReader(Data.Text), CultureInfo.InvariantCulture);
        var sum = 0;
        csv.Read();
        csv.ReadHeader();
        while (csv.Read())
            sum += csv.GetField<int>("Id");
        return sum;
    }

    public static int Parse()
    {
        using var parser = new CsvParser(new StringReader(Data.Text), CultureInfo.InvariantCulture);
        var count = 0;
        while (parser.Read())
            count += parser.Count;
        return count;
    }

    public static int ParseQuoted()
    {
        using var parser = new CsvParser(new StringReader(Data.Quoted), CultureInfo.InvariantCulture);
        var count = 0;
        while (parser.Read())
            count += parser[1].Length;
        return count;
    }
}

/// <summary>Written by hand as the library's own benchmarks are, on less.</summary>
public static class Benchmarks
{
    [Spl("SELF < 1 s")]
    public static int EnumerateRecords()
    {
        using var csv = new CsvReader(new StringReader(Data.Text), CultureInfo.InvariantCulture);
        var count = 0;
        foreach (var person in csv.GetRecords<Person>())
            count += person.Id & 1;
        return count;
    }

    [Spl("SELF < 1 s")]
    public static int WriteRecords() => Data.Written().Length;
}
